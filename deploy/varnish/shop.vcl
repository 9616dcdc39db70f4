vcl 4.1;

# Pictures, cards to share and built files, which never change under their address. Pages and calls pass: the shop keeps guests'
# pages itself, for a few seconds, and sends no surrogate keys. What must go before its time goes by its path (PURGE).
import std;

backend balancer {
  .host = "{{address}}";
  .port = "80";
  .connect_timeout = 2s;
  .first_byte_timeout = 60s;
  .probe = { .url = "/healthz"; .interval = 2s; .timeout = 1s; .threshold = 2; .window = 3; }
}

acl operators {
  "localhost";
  {{operators}}
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ operators) { return (synth(405, "Not allowed")); }
    return (purge);
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # A ticket in the address means that it is somebody's own.
  if (req.url ~ "[?&]ticket=") { return (pass); }
  if (req.url ~ "^/(shop/assets|img|files|(groupship|team|task)/card)/") {
    unset req.http.cookie;
    return (hash);
  }
  return (pass);
}

sub vcl_backend_response {
  if (beresp.http.cache-control ~ "private|no-store|no-cache" || beresp.status >= 400) {
    set beresp.uncacheable = true;
    set beresp.ttl = 5s;
    return (deliver);
  }
  # While no host answers, what is here goes on being given out.
  set beresp.grace = 24h;
}

sub vcl_deliver {
  if (obj.hits > 0) { set resp.http.x-cache = "hit"; } else { set resp.http.x-cache = "miss"; }
}
