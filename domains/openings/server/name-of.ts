import { serviceNames } from './names/texts.ts';

/** What a service is called in that language. */
export function nameOf(service: string, language: string): string {
  const names: Readonly<Record<string, string>> = serviceNames(language);
  return names[service] ?? 'EGCR';
}
