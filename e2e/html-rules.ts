import { HtmlValidate, type Report } from 'html-validate/node';

/** The standard's rules, with what we do otherwise on purpose. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  elements: [
    'html5',
    {
      // The captcha is an element of its own.
      'altcha-widget': { flow: true, phrasing: true, permittedContent: ['@flow'] },
    },
  ],
  rules: {
    // React writes styles of measured things (bars, coins) through the DOM, which the content security policy allows.
    'no-inline-style': 'off',
    // A matter of taste between two valid spellings: React writes <br>, and attributes without a value as "".
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Spaces at line ends and long titles are no matter of validity.
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Names of ids and classes are ours: React's are made, Tailwind's carry colons.
    'valid-id': ['error', { relaxed: true }],
    'class-pattern': 'off',
    'id-pattern': 'off',
    // Phone numbers and dates appear in texts of law and of people as they are.
    'tel-non-breaking': 'off',
    // Scripts are ours alone and come with the page: their integrity is the page's.
    'require-sri': 'off',
    // A person's own letters, such as the sign of a currency, need no entity.
    'unrecognized-char-ref': 'error',
  },
});

/** What is not valid in a document, in one line each. */
export async function findInvalid(html: string): Promise<readonly string[]> {
  const report: Report = await validator.validateString(html);
  return report.results.flatMap(({ messages, source }) =>
    messages.map(({ ruleId, message, line, column, offset, size }) => {
      const snippet = (source ?? html).slice(offset, offset + Math.min(size, 80));
      return `${ruleId}: ${message} (${line}:${column} ${snippet})`;
    }),
  );
}
