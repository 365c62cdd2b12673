import { rmSync } from 'node:fs';

/** Begins a run with nothing noted. */
export function setup(): void {
  const folder = process.env['SQL_ROWS'];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
