import { useSentences } from '@egcr/web-kit/sentences.tsx';

/** Why the page could not be read. */
export function FailureText({ failure }: { readonly failure: unknown }) {
  return useSentences().failure(failure);
}
