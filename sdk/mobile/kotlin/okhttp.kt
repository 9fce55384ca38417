/*
 * What the generated client uses of OkHttp 5, declared only: Debian has OkHttp 3, which is another interface. With it
 * the operations compile; nothing of them can run.
 */
@file:Suppress("unused")

package okhttp3

import java.io.File
import java.io.InputStream

class HttpUrl {
    external fun newBuilder(): Builder
    val encodedPathSegments: List<String> external get

    class Builder {
        external fun scheme(scheme: String): Builder
        external fun host(host: String): Builder
        external fun addPathSegment(pathSegment: String): Builder
        external fun addEncodedPathSegments(encodedPathSegments: String): Builder
        external fun addQueryParameter(name: String, value: String?): Builder
        external fun build(): HttpUrl
    }

    companion object {
        external fun String.toHttpUrlOrNull(): HttpUrl?
    }
}

class MediaType {
    companion object {
        external fun String.toMediaTypeOrNull(): MediaType?
    }
}

class Headers {
    external fun toMultimap(): Map<String, List<String>>

    class Builder {
        external fun add(name: String, value: String): Builder
        external fun build(): Headers
    }

    companion object {
        external fun Map<String, String>.toHeaders(): Headers
    }
}

open class RequestBody {
    companion object {
        external fun String.toRequestBody(contentType: MediaType? = null): RequestBody
        external fun ByteArray.toRequestBody(contentType: MediaType? = null, offset: Int = 0, byteCount: Int = size): RequestBody
        external fun File.asRequestBody(contentType: MediaType? = null): RequestBody
    }
}

class FormBody : RequestBody() {
    class Builder {
        external fun add(name: String, value: String): Builder
        external fun build(): FormBody
    }
}

class MultipartBody : RequestBody() {
    class Builder {
        external fun setType(type: MediaType): Builder
        external fun addPart(headers: Headers?, body: RequestBody): Builder
        external fun build(): MultipartBody
    }

    companion object {
        val FORM: MediaType external get
    }
}

class Request {
    class Builder {
        external fun url(url: HttpUrl): Builder
        external fun headers(headers: Headers): Builder
        external fun head(): Builder
        external fun post(body: RequestBody): Builder
        external fun put(body: RequestBody): Builder
        external fun patch(body: RequestBody): Builder
        external fun delete(body: RequestBody?): Builder
        external fun method(method: String, body: RequestBody?): Builder
        external fun build(): Request
    }
}

class ResponseBody {
    external fun string(): String
    external fun bytes(): ByteArray
    external fun byteStream(): InputStream
}

class Response : java.io.Closeable {
    val code: Int external get
    val message: String external get
    val headers: Headers external get
    val body: ResponseBody external get
    val isSuccessful: Boolean external get
    val isRedirect: Boolean external get
    external fun header(name: String, defaultValue: String? = null): String?
    external override fun close()
}

interface Callback

interface Call {
    fun execute(): Response

    fun interface Factory {
        fun newCall(request: Request): Call
    }
}

class OkHttpClient : Call.Factory {
    external override fun newCall(request: Request): Call

    class Builder {
        external fun build(): OkHttpClient
    }
}
