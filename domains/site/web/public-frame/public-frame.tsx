import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ToTop } from './to-top.tsx';

/** Header and footer of the public pages; around the route's screen unless given something else. Stays small: no queries, no identity client. */
export function PublicFrame({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <ToTop />
    </div>
  );
}
