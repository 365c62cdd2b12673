/** A language as the list of all shows it. */
export interface OfferedLanguage {
  readonly code: string;
  readonly name: string;
  readonly native_name: string;
  readonly rtl: boolean;
}

/** What is offered when the list of all cannot be had. */
const FALLBACK = ['en', 'es', 'fr', 'de', 'zh', 'ja', 'ar', 'hi', 'pt', 'ru'] as const;

/** Never asked for twice, nor before someone wants it. */
let coming: Promise<readonly OfferedLanguage[]> | undefined;
let hasFailed = false;

/** All languages one can choose, the most wanted first; ten of them where the list cannot be had. Never fails. */
export function offeredLanguages(): Promise<readonly OfferedLanguage[]> {
  coming ??= fetchLanguages();
  return coming;
}

/** Lets the list be asked for again, where it could not be had; called when nobody looks at it any more. */
export function forgetFailure(): void {
  if (hasFailed) coming = undefined;
  hasFailed = false;
}

// By hand: the kit's calls would bring all it knows of refusals and schemas onto the public pages.
async function fetchLanguages(): Promise<readonly OfferedLanguage[]> {
  try {
    const answer = await fetch('/api/v1/locale/languages');
    const read: unknown = answer.ok ? await answer.json() : undefined;
    const found = itemsOf(read).filter(isOffered);
    if (found.length > 0) return found;
  } catch (failure) {
    console.warn('the list of languages could not be fetched', failure);
  }
  hasFailed = true;
  return fallbackLanguages();
}

/** The ten of them, named by this browser. */
function fallbackLanguages(): readonly OfferedLanguage[] {
  const nameIn = (code: string, language: string) =>
    new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
  return FALLBACK.map((code) => ({
    code,
    name: nameIn(code, 'en'),
    native_name: nameIn(code, code),
    rtl: code === 'ar',
  }));
}

function itemsOf(read: unknown): readonly unknown[] {
  if (typeof read !== 'object' || read === null || !('items' in read)) return [];
  return Array.isArray(read.items) ? read.items : [];
}

function isOffered(read: unknown): read is OfferedLanguage {
  if (typeof read !== 'object' || read === null) return false;
  const { code, name, native_name, rtl }: Partial<Record<keyof OfferedLanguage, unknown>> = read;
  return [code, name, native_name].every((text) => typeof text === 'string') && typeof rtl === 'boolean';
}
