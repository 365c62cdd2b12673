import { useRouter, useSearch } from '../router.tsx';

/** An `Address` of the contract kit. */
export interface ViewAddress<View> {
  readonly to: (view?: View) => string;
  readonly read: (search: string) => View;
}

/** What the address of this page shows, and the way to another view of it. Going back returns to the view before, unless it was replaced. */
export function useAddress<View extends object>(
  shown: ViewAddress<View>,
): { readonly view: View; readonly show: (change: Partial<View>, how?: 'replace') => void } {
  const router = useRouter();
  const search = useSearch();
  const view = shown.read(search);
  return { view, show: (change, how) => router.go(shown.to({ ...view, ...change }), how) };
}
