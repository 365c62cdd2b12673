import type { PostBlock, PostBody, PostSpan } from '../../contract/index.ts';

/** A sample in one language. */
export interface SampleText {
  readonly language: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly body: PostBody;
}

/** A post of the demonstration. What it says is what the product does. */
export interface Sample {
  /** Which of the invented authors. */
  readonly author: number;
  readonly category: string;
  readonly tags: readonly string[];
  readonly daysAgo: number;
  readonly isFeatured?: true;
  readonly isForMembers?: true;
  /** Shows the one picture of the samples. */
  readonly hasPicture?: true;
  /** Which of the invented authors wrote it with them. */
  readonly coAuthor?: number;
  readonly texts: readonly SampleText[];
}

export const said = (text: string): PostBlock => ({ type: 'paragraph', spans: [{ text }] });
export const linked = (...spans: readonly PostSpan[]): PostBlock => ({
  type: 'paragraph',
  spans: [...spans],
});
export const heading = (text: string): PostBlock => ({ type: 'heading', level: 2, text });
export const notice = (text: string): PostBlock => ({ type: 'notice', text });
export const list = (...items: readonly string[]): PostBlock => ({
  type: 'list',
  is_numbered: false,
  items: items.map((text) => [{ text }]),
});
export const steps = (...items: readonly string[]): PostBlock => ({
  type: 'list',
  is_numbered: true,
  items: items.map((text) => [{ text }]),
});
