export const root: string;
export function run(command: string, args: string[], options?: { env?: Record<string, string> }): Promise<void>;
export function ourEnv(): Record<string, string>;
export function install(): Promise<void>;
export function build(): Promise<void>;
export function installBench(): Promise<void>;
export function freePort(): Promise<number>;
export function findChromium(): string;
export function startPostgres(options: { durable: boolean }): Promise<{
  url: string;
  pid: number;
  halt(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}>;
