export function findChromium(runtime: string): string | undefined;
