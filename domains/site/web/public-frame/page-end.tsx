import { Footer } from './footer.tsx';
import { ToTop } from './to-top.tsx';

/** What stands below the fold of every public page; fetched once the page stands. */
export function PageEnd() {
  return (
    <>
      <Footer />
      <ToTop />
    </>
  );
}
