/** The lower bound for every HTTP server on Node: one fixed answer, nothing else. */
import { createServer } from 'node:http';

const BODY = '{"status":"ok"}';

const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': BODY.length,
  });
  response.end(BODY);
});

process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
