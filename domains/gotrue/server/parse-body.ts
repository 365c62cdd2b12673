import { BODY_DEPTH_MAX } from '@egcr/identity/contract';

import { GoTrueError, gotrueErrors, invalid } from './errors.ts';

/** A target nobody may be sent to becomes the site itself, whatever is wrong with it; it also stands in what clients send along unread. */
const UNJUDGED = new Set(['redirect_to', 'redirectTo', 'options']);

/**
 * A JSON body of the protocol. Refuses bad_json, also for what nests deeper than any client's body, and validation_failed for text that
 * no database keeps: the character NUL and half of a surrogate pair, in values and in names.
 */
export function parseBody(text: string): unknown {
  // Several calls come with a JSON content type and no body.
  if (text === '') return {};
  const body = parseJson(text);
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value: body, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') requireStorable(value);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= BODY_DEPTH_MAX) throw new GoTrueError(gotrueErrors.badJson);
    for (const [name, member] of Object.entries(value)) {
      if (depth === 0 && UNJUDGED.has(name)) continue;
      requireStorable(name);
      open.push({ value: member, depth: depth + 1 });
    }
  }
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new GoTrueError(gotrueErrors.badJson);
  }
}

function requireStorable(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw invalid('Texts must not contain NUL or unpaired surrogates');
  }
}
