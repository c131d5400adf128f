export function makeScratchFolder(parents?: string[]): string;
