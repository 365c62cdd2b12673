import { useAwake, useIsDrawnAhead } from '@egcr/web-kit/drawn-ahead';
import { lazyBeside } from '@egcr/web-kit/lazy-beside';
import { Outlet } from '@egcr/web-kit/router.tsx';
import type { ReactNode } from 'react';

import { WhenNear } from '../frame/when-near.tsx';
import { Header } from './header.tsx';

const PageEnd = lazyBeside(async () => (await import('./page-end.tsx')).PageEnd);

const app = () => document.getElementById('app');

/** Header and footer of the public pages; around the route's screen unless given something else. Stays small: no queries, no identity client. */
export function PublicFrame({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  useAwake(app);
  const isDrawn = useIsDrawnAhead();
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main id="content" tabIndex={-1} data-asleep={isDrawn ? '' : undefined} className="flex-1 outline-none">
        {children}
      </main>
      <WhenNear placeholder={<div className="min-h-96" />}>
        <PageEnd />
      </WhenNear>
    </div>
  );
}
