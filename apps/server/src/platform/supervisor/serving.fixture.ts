import { createServer } from 'node:http';

// A server process that does nothing but answer.
process.once('message', () => {
  const server = createServer((_request, response) => response.end(String(process.pid)));
  server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
});
process.on('message', (message) => {
  if (message === 'stop') process.exit(0);
});
