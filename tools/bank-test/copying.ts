import type { Copying } from './run.ts';
export function copyingOf(): (Copying & { settings: Record<string, string>; clear(): void }) | undefined {
  return undefined;
}
