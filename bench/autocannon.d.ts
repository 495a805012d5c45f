/** The part of autocannon that the benchmark uses; the package brings no types. */
declare module 'autocannon' {
  type Options = {
    url: string;
    connections: number;
    duration: number;
    overallRate: number;
    workers?: number;
    headers?: Record<string, string>;
  };
  export default function autocannon(options: Options): PromiseLike<{ latency: { p99: number } }>;
}
