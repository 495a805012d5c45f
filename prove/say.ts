export const say = (text: string) => console.log(`  ${text}`);
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
