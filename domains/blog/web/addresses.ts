import { address, anyText } from '@egcr/contract/address';
import { hrefOf } from '@egcr/contract/product-screens';

/** `/blog`: what is searched for. */
export const blogAddress = address('blog', { words: anyText });

export function postPath(slug: string): string {
  return `${hrefOf('blog')}/${encodeURIComponent(slug)}`;
}

export function categoryPath(slug: string): string {
  return `${hrefOf('blog')}/category/${encodeURIComponent(slug)}`;
}

export function authorPath(id: string): string {
  return `${hrefOf('blog')}/author/${id}`;
}

export function tagPath(tag: string): string {
  return `${hrefOf('blog')}/tag/${encodeURIComponent(tag)}`;
}
