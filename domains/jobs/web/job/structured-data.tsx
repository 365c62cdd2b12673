import { toMajorText } from '@egcr/contract/money';

import type { Job } from '../../contract/index.ts';

const employmentTypes = {
  permanent: [],
  fixed_term: ['TEMPORARY'],
  freelance: ['CONTRACTOR'],
  internship: ['INTERN'],
  volunteer: ['VOLUNTEER'],
} as const;

const amount = ({ value, assetScale }: Job['pay_min']) => toMajorText(BigInt(value), assetScale);
const type = (name: string) => ({ itemScope: true, itemType: `https://schema.org/${name}` }) as const;

/**
 * What search engines read of a job, as microdata: https://schema.org/JobPosting. The content policy lets no page write a script, not even one
 * that holds data.
 */
export function StructuredData({ job }: { readonly job: Job }) {
  return (
    <div hidden {...type('JobPosting')}>
      <meta itemProp="title" content={job.title} />
      <meta itemProp="description" content={job.body} />
      <meta itemProp="datePosted" content={job.posted_at} />
      <meta itemProp="validThrough" content={job.closes_at} />
      {[job.hours === 'full_time' ? 'FULL_TIME' : 'PART_TIME', ...employmentTypes[job.contract]].map(
        (kind) => (
          <meta key={kind} itemProp="employmentType" content={kind} />
        ),
      )}
      <meta itemProp="skills" content={job.skills.join(', ')} />
      <meta itemProp="directApply" content="true" />
      <div itemProp="identifier" {...type('PropertyValue')}>
        <meta itemProp="name" content={job.employer} />
        <meta itemProp="value" content={job.id} />
      </div>
      <div itemProp="hiringOrganization" {...type('Organization')}>
        <meta itemProp="name" content={job.employer} />
      </div>
      <Place job={job} />
      <div itemProp="baseSalary" {...type('MonetaryAmount')}>
        <meta itemProp="currency" content={job.pay_min.assetCode} />
        <div itemProp="value" {...type('QuantitativeValue')}>
          <meta itemProp="minValue" content={amount(job.pay_min)} />
          <meta itemProp="maxValue" content={amount(job.pay_max)} />
          <meta itemProp="unitText" content={job.period.toUpperCase()} />
        </div>
      </div>
    </div>
  );
}

function Place({ job }: { readonly job: Job }) {
  return (
    <>
      <div itemProp="jobLocation" {...type('Place')}>
        <div itemProp="address" {...type('PostalAddress')}>
          <meta itemProp="addressLocality" content={job.place} />
          <meta itemProp="addressCountry" content={job.country} />
        </div>
      </div>
      {job.is_remote && (
        <>
          <meta itemProp="jobLocationType" content="TELECOMMUTE" />
          <div itemProp="applicantLocationRequirements" {...type('Country')}>
            <meta itemProp="name" content={job.country} />
          </div>
        </>
      )}
    </>
  );
}
