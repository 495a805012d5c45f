export function startPostgres(options: { durable: boolean }): Promise<{
  url: string;
  pid: number;
  halt(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}>;
