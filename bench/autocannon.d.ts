/** The part of autocannon that the benchmark uses; the package brings no types. */
declare module 'autocannon' {
  type Sent = { method?: 'GET' | 'POST'; path?: string; headers?: Record<string, string>; body?: string };
  type Options = Sent & {
    url: string;
    connections: number;
    duration: number;
    overallRate?: number;
    requests?: { setupRequest(request: Sent): Sent }[];
  };
  type Result = {
    '2xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
    duration: number;
    latency: { p99: number };
  };
  export default function autocannon(options: Options): PromiseLike<Result>;
  export type { Sent };
}
