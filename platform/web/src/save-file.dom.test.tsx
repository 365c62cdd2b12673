import { afterEach, expect, it, vi } from 'vitest';

import { saveFile, saveSheet } from './save-file.ts';

let saved: Blob | undefined;
vi.stubGlobal(
  'URL',
  class extends URL {
    static override createObjectURL(file: Blob): string {
      saved = file;
      return '#file';
    }
    static override revokeObjectURL(): void {}
  },
);
afterEach(() => {
  saved = undefined;
});

const bytes = async () => [...new Uint8Array((await saved?.arrayBuffer()) ?? new ArrayBuffer(0))];
const MARK = [0xef, 0xbb, 0xbf];

it('a CSV of ours begins with the mark by which spreadsheets know its letters', async () => {
  saveSheet({ name: 'a.csv', content: new Blob(['é'], { type: 'text/csv;charset=utf-8' }) });
  expect(await bytes()).toEqual([...MARK, 0xc3, 0xa9]);
});

it('other formats, and files of people, are saved as they are', async () => {
  saveSheet({ name: 'a.xml', content: new Blob(['é'], { type: 'application/xml' }) });
  expect(await bytes()).toEqual([0xc3, 0xa9]);
  saveFile({ name: 'own.csv', content: new Blob(['é'], { type: 'text/csv' }) });
  expect(await bytes()).toEqual([0xc3, 0xa9]);
});
