import { address, anyText, oneOf } from '@egcr/contract/address';
import { hrefOf } from '@egcr/contract/product-screens';

/** `/blog`: what is searched for. */
export const blogAddress = address('blog', { words: anyText, sample: oneOf(['hidden']) });

/** The posts of a category, a tag or an author, with what an address of posts keeps. */
export function postsAddress(path: string) {
  return {
    read: blogAddress.read,
    to: (view: ReturnType<typeof blogAddress.read> = {}) => {
      const [, query] = blogAddress.to(view).split('?');
      return query === undefined ? path : `${path}?${query}`;
    },
  };
}

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
