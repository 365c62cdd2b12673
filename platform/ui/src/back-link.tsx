import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';

/** Leads one step up or back; above the heading. */
export function BackLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} look="standalone" className="w-fit text-sm">
      <ArrowLeft aria-hidden className="size-4.5 rtl:rotate-180" />
      {children}
    </Link>
  );
}
