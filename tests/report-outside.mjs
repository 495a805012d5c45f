/** Loaded before the product by tests/up.server.test.ts: names every connection that would leave this machine. */
import net from 'node:net';

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  const host =
    typeof options === 'object' ? (options.path ? '' : (options.host ?? 'localhost')) : String(args[1] ?? 'localhost');
  if (host && !/^(localhost|127\.|::1$)/.test(host)) process.stdout.write(`OUTSIDE ${host}\n`);
  return connect.apply(this, args);
};
