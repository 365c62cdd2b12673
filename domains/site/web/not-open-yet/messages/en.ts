import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({
  state: 'Not open yet',
  will: 'What it will do',
  honest:
    'We are still building this service. Nothing here works yet, and nothing you see elsewhere depends on it.',
  back: 'Back to the previous page',
  home: 'Go to the home page',
  dashboard: 'Go to your dashboard',
  'not-found.title': 'There is no page at this address',
  'not-found.text':
    'The address may be mistyped, or the page may have moved. Check the address, or start again from one of these places.',
  'not-found.code': 'Error 404',
  'about.contact': 'You will be able to write to us here and get an answer by email.',
  'about.legals':
    'The terms of use, the privacy notice and all other legal documents will stand here, each with its date and earlier versions.',
  'about.benefits-individuals':
    'This page will show what EGCR offers you as a person: income support, a wallet, credit reporting and help with debt.',
  'about.benefits-businesses':
    'This page will show what EGCR offers businesses through EconomicOS: registration, grants, payments and access to capital.',
  'about.benefits-governments':
    'This page will show what EGCR offers governments through GovOS: public funds, debt management and payments to citizens.',
  'about.benefits-organizations':
    'This page will show what EGCR offers NGOs and institutions through CivicOS: grants, funds and open reporting.',
  'about.blog': 'News and explanations about work, money and public services will be published here.',
  'about.jobs': 'Open positions from the global job board will be listed here for everyone to read.',
  'about.security': 'This page will explain how we protect accounts and money, and how to report a weakness.',
  'about.settings': 'You will manage your profile, sign-in, devices, language and notifications here.',
  'about.services': 'All services for people, businesses, governments and institutions will be listed here.',
  'about.services-business':
    'Businesses will find registration, verification, grants, payments and capital here.',
  'about.services-personal':
    'You will find work, income support, grants, credit reporting and help with debt here.',
  'about.services-government':
    'Governments will run funds, debt programmes and payments to citizens from here.',
  'about.services-ngo':
    'NGOs and institutions will apply for grants, run programmes and report openly from here.',
  'about.business-reserve':
    'The subnational reserve system will let regions and businesses hold, issue and redeem reserves.',
  'about.grants':
    'You will find grants for people, businesses and governments here, apply and follow your application.',
  'about.job-board':
    'The job board will match you with work around the world and start income support when you are without it.',
  'about.capital-market': 'You will be able to see and trade tokens of businesses registered with EGCR.',
  'about.email': 'You will have a mailbox of your own, kept with your account.',
  'about.debt': 'You will see all your debts in one place, with payment plans and offers to settle them.',
  'about.businesses': 'The businesses you own or work for will be listed here.',
  'about.business':
    'One business will have its overview, wallet, tokens, grants, documents and settings here.',
  'about.credit': 'You will read your credit report in plain language and dispute what is wrong.',
  'about.create-service': 'You will request a service here and be led through what it needs.',
  'about.registration': 'You will register a business in one guided form and save it as you go.',
  'about.register-business': 'The guided form to register a business will open here.',
  'about.business-verification': 'Businesses will prove who they are and who owns them here.',
  'about.directory': 'You will search verified businesses and read their public profiles here.',
  'about.business-capital-market': 'Businesses will issue tokens and raise capital here.',
  'about.business-admin': 'Owners will manage roles, rights and settings of their business here.',
  'about.funding-application':
    'You will apply for a grant or a fund here, step by step, and save your answers as you go.',
  'about.ai-agents': 'AI agents will draft, check and explain for you. You approve each step.',
  'about.payment-gateway':
    'Merchants will accept payments in any currency, routed automatically at the lowest cost.',
  'about.business-ai-agents': 'AI agents will help your business with paperwork, compliance and customers.',
});
