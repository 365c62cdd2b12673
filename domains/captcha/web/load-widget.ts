import { trustWidget } from './trusted-widget.ts';

let loading: Promise<void> | undefined;

/** Fetches the widget once and makes its element known; a failed try does not count. */
export function loadWidget(): Promise<void> {
  loading ??= load().catch((failure: unknown) => {
    loading = undefined;
    throw failure;
  });
  return loading;
}

async function load(): Promise<void> {
  trustWidget();
  await import('altcha/external');
}
