import { readFile, type ReadFile } from './read-file.ts';

/** For `parserAside`: a statement of another bank. */
export function parse(text: string): ReadFile | undefined {
  return readFile(text);
}
