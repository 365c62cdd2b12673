import { TextField } from '@egcr/ui/text-field';
import { useEffect, useEffectEvent, useState } from 'react';

/** How long the typing rests before the list is asked. */
const REST_MS = 300;

interface SearchFieldProps {
  readonly label: string;
  /** What the list is narrowed by. */
  readonly words: string | undefined;
  /** Undefined where nothing is left in the field. */
  readonly onSearch: (words: string | undefined) => void;
  readonly maxLength?: number;
}

/** What was typed, and what the list was last asked for. */
interface Draft {
  readonly text: string;
  readonly asked?: string;
}

/**
 * Words that narrow a list, once the typing rests: a list is not asked for each letter, and the letters of Japanese or Chinese are not disturbed while
 * they are put together. Who clears the filters, or goes back, empties it too.
 */
export function SearchField({ label, words, onSearch, maxLength = 80 }: SearchFieldProps) {
  const [draft, setDraft] = useState<Draft>();
  const [seen, setSeen] = useState(words);
  if (seen !== words) {
    setSeen(words);
    // What arrives is what was typed here, or the list is narrowed from elsewhere.
    if (draft && draft.asked !== (words ?? '')) setDraft(undefined);
  }
  const ask = useEffectEvent((text: string) => {
    setDraft({ text, asked: text });
    onSearch(text === '' ? undefined : text);
  });
  const text = draft?.text;
  const isAsked = draft === undefined || draft.asked === text;
  useEffect(() => {
    if (text === undefined || isAsked) return undefined;
    const resting = setTimeout(() => ask(text), REST_MS);
    return () => clearTimeout(resting);
  }, [text, isAsked]);
  return (
    <TextField
      label={label}
      type="search"
      maxLength={maxLength}
      dir="auto"
      value={text ?? words ?? ''}
      onChange={({ currentTarget: { value } }) => setDraft({ ...draft, text: value })}
    />
  );
}
