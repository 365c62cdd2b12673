import { useText } from '@egcr/web-kit/i18n.tsx';

import { JobRow } from '../job-facts.tsx';
import { useSimilar } from '../queries.ts';
import { jobPageTexts } from './texts.ts';

/** Open jobs like one that is open or over. */
export function SimilarJobs({ slug }: { readonly slug: string }) {
  const t = useText(jobPageTexts);
  const { data: found = [] } = useSimilar(slug);
  if (found.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold">{t('similar')}</h2>
      <ul aria-label={t('similar')} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {found.map((job) => (
          <JobRow key={job.id} job={job} headingLevel={3} />
        ))}
      </ul>
    </section>
  );
}
