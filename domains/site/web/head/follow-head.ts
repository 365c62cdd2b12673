import type { Language } from '@egcr/web-kit/languages';

import { addressOf, alternatesOf, factsOf } from './page-facts.ts';

/** After a change of page or language: the head says what that page's own document would say, as far as browsers and people use it. */
export async function followHead(path: string, language: Language): Promise<void> {
  const { title, description, isListed } = await factsOf(path, language);
  const origin = originOf();
  setMeta('name', 'description', description);
  setMeta('name', 'robots', isListed ? 'index, follow, max-image-preview:large' : 'noindex');
  setMeta('property', 'og:title', title);
  setMeta('property', 'og:description', description);
  setMeta('property', 'og:url', addressOf(origin, path));
  for (const old of document.head.querySelectorAll(
    'link[rel=canonical], link[rel=alternate][hreflang], script[type="application/ld+json"]',
  ))
    old.remove();
  if (!isListed) return;
  addLink({ rel: 'canonical', href: addressOf(origin, path) });
  for (const { hreflang, href } of alternatesOf(origin, path)) addLink({ rel: 'alternate', hreflang, href });
}

/** Where the product is installed, as the first document said it. */
function originOf(): string {
  const given = document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  return new URL(given ?? window.location.href).origin;
}

function setMeta(kind: 'name' | 'property', name: string, content: string): void {
  const found = document.head.querySelector(`meta[${kind}="${name}"]`);
  if (content === '') return found?.remove();
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(kind, name);
  meta.setAttribute('content', content);
}

function addLink(attributes: Readonly<Record<string, string>>): void {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}
