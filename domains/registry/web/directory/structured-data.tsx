import type { BusinessProfile } from '../../contract/index.ts';

/** What search engines read of a business: https://schema.org/Organization. A sign that could end the element is written as an escape. */
export function StructuredData({ found }: { readonly found: BusinessProfile }) {
  const organisation = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: found.name,
    identifier: found.number,
    foundingDate: found.registered_at.slice(0, 10),
    address: {
      '@type': 'PostalAddress',
      streetAddress: found.street,
      addressLocality: found.town,
      ...(found.postcode !== '' && { postalCode: found.postcode }),
      addressCountry: found.jurisdiction,
    },
  };
  return (
    <script type="application/ld+json">
      {JSON.stringify(organisation).replaceAll('<', String.raw`\u003c`)}
    </script>
  );
}
