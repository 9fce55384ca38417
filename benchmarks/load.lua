-- wrk's side of load.py: every thread sends its share of the prepared requests, in their order, again and again.
local threads = 0

function setup(thread)
  thread:set("part", threads)
  threads = threads + 1
end

function init(args)
  local path, parts = args[1], tonumber(args[2])
  prepared, at = {}, 0
  local number = 0
  for line in io.lines(path) do
    if number % parts == part then
      prepared[#prepared + 1] = line:gsub("\30", "\r\n")
    end
    number = number + 1
  end
end

function request()
  at = at % #prepared + 1
  return prepared[at]
end

function done(summary, latency)
  local failed = summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.timeout
  print(string.format(
    '{"requests": %d, "seconds": %.6f, "failed": %d, "p50": %.3f, "p99": %.3f}',
    summary.requests, summary.duration / 1e6, failed, latency:percentile(50) / 1000, latency:percentile(99) / 1000
  ))
end
