"""What leagues tell: public facts to the webhooks of leagues, and notices to players."""
