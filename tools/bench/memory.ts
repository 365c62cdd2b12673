import { readdir, readFile } from 'node:fs/promises';

const KIB_PER_MB = 1000 / 1.024;

/** What the server's processes hold, the database's aside. */
export async function memory_mb(pid: number, postmaster: number): Promise<number> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(names.map(processOf));
  const family = new Set([pid]);
  for (let before = 0; before !== family.size;) {
    before = family.size;
    for (const { id, parent } of all) if (family.has(parent) && id !== postmaster) family.add(id);
  }
  return all.filter(({ id }) => family.has(id)).reduce((sum, { kib }) => sum + kib, 0) / KIB_PER_MB;
}

async function processOf(name: string) {
  // A process may end while it is looked at.
  const text = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
  const numberOf = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return { id: Number(name), parent: numberOf('PPid'), kib: numberOf('VmRSS') };
}
