import { usePathPart } from '@egcr/web-kit/router.tsx';

import { PageToPay, PublicPage } from './page-to-pay.tsx';
import { usePayPage } from './use-pay-page.ts';

/** `/pay/$linkId`: what is sold, by whom and for how much, for everyone who has the link. */
export function Screen() {
  const linkId = usePathPart('linkId');
  return (
    <PublicPage>
      <Content key={linkId} linkId={linkId} />
    </PublicPage>
  );
}

function Content({ linkId }: { readonly linkId: string }) {
  return <PageToPay page={usePayPage(linkId)} />;
}
