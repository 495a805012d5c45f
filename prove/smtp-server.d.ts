/** The little that the proofs use; the package ships no types. */
declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  export class SMTPServer {
    constructor(options: {
      authOptional?: boolean;
      closeTimeout?: number;
      disabledCommands?: string[];
      onData?(stream: Readable, session: unknown, done: (error?: Error | null) => void): void;
    });
    server: Server;
    listen(port: number, host: string, ready?: () => void): Server;
    on(event: 'error', listener: (error: Error) => void): this;
    close(done?: () => void): void;
  }
}
