import { readFileSync } from 'node:fs';

const built: Readonly<Record<string, { readonly file: string; readonly isEntry?: boolean }>> = JSON.parse(
  readFileSync(new URL('../apps/web/dist/.vite/manifest.json', import.meta.url), 'utf8'),
);

/** The address of the script that every page begins with. */
export const entryAddress = `/${Object.values(built).find(({ isEntry }) => isEntry === true)?.file ?? ''}`;

/** The address at which the build has put that module. */
export function addressOf(path: string): string {
  const found = Object.entries(built).find(([key]) => key.endsWith(path));
  if (found === undefined) throw new Error(`the build has no ${path} of its own`);
  return `/${found[1].file}`;
}
