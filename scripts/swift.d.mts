export function startSwift(
  directory: string,
  origins?: string,
): Promise<{ endpoint: string; accessKeyId: string; secretAccessKey: string; stop(): Promise<void> }>;
export function stopSwift(directory: string): Promise<void>;
