/**
 * The white paper in English. `{name}` is a figure of `figures.ts`, `[words](address)` a link. Every other language has the same sections,
 * with as many paragraphs each.
 */
export const text = {
  sections: {
    summary: {
      title: 'In short',
      body: [
        'EGCR is a framework for an economy whose money, public funds and support for people run over one set of open books. Its currency is the JVD. Its services are made for people, businesses, governments and NGOs, who reach all of them through one account, in ten languages.',
        'This paper says what EGCR sets out to do, how its parts fit together, and how far each of them is. It keeps three kinds of figures apart: what the programme claims, what it aims at, and what has been measured. Each figure carries its label, and the [list at the end](#figures) says where it comes from.',
        'What works today is an account with proved contacts, a wallet for ten currencies, payments inside the platform, and a sealed ledger anyone can check. Grants, funds, income support and the reserve are being built. Nothing in this paper is an offer, and no figure in it is a promise.',
      ],
    },
    problem: {
      title: 'The problem',
      body: [
        'Public money is hard to follow. A grant passes through ministries, banks and agents before it reaches a school or a workshop. Each of them keeps books that do not meet those of the others. What is lost on the way is found late, if at all. Those who were promised help cannot see where it is.',
        'Debt has become hard to see as a whole. The programme puts the debt of governments at {governmentDebt} and the debt of the world at {globalDebt}. Whoever owes, be it a household, a firm or a ministry, rarely finds all of it in one place. The ways out, and the price of each, are not beside it.',
        'Small firms give many people their work and get little of the capital. The programme counts {smallBusinesses} of them. Many cannot prove what they earn to a lender who has never met them. They pay dearly to send money across a border, and wait weeks to be paid for what they have delivered.',
        'And people who lose their work lose their income first and find new work last. Support arrives after forms, queues and weeks. The office does not know whether a new job has begun, and has to ask for proof of everything twice.',
      ],
    },
    framework: {
      title: 'The EGCR framework',
      body: [
        'EGCR brings four things together that usually live apart. An identity shows who acts, and a ledger records what moves. Rules are published before they are applied, and programmes pay people, firms and public bodies. Each can be used alone. Together they make a payment traceable from the line of a budget to the receipt.',
        'Three principles hold everywhere. First, every transaction is entered on both sides at once. What has been entered is never changed; a mistake is corrected by a new entry. Second, a decision names its rule: whoever is refused sees which condition was not met and what would change that. Third, nobody has to take our word: what can be proved to the person it concerns is handed to them as a proof.',
        'The framework is meant for {countries} countries and territories. None of them has adopted it at the time of writing, and it needs none to begin. People and firms can use what is open today under the law that already applies to them.',
      ],
    },
    jvd: {
      title: 'The JVD: supply and rate',
      body: [
        'The JVD, written Ɉ, is the platform’s own unit of money. No more than {totalSupply} can ever exist: the limit stands in the ledger itself. The programme aims at a circulation of {circulating}, a small part of that limit. What really circulates here at this moment is published by the platform for everyone, and in a demonstration it is play money.',
        'Its price in dollars is administered. That means it is set by policy, published with its source and its age, and said again every hour. Unless the policy is changed it is {rate}; the programme publishes it as {tokenValue}. It is not the result of a market, and this paper does not call it one.',
        'Two other policies are built and can take its place. An oracle takes the median of at least three independent sources, and holds with an alarm where they are too few or jump too far. A market price follows the latest trades, once there are any. Which policy is in force stands beside every rate.',
        'A rate older than a day is stale: it is shown as such, and nothing is converted at it. Rates hang together in one tree, so there is exactly one way from any currency to another. No walk through several of them brings a gain.',
        'One published figure needs a word of caution. The programme states a market value of {marketCap}. The published price times the published circulation comes to {product}. We print the first because it is published, and the second because anybody can calculate it.',
      ],
    },
    systems: {
      title: 'EconomicOS, GovOS and CivicOS',
      body: [
        'Three operating systems stand on the same ledger, one for each kind of institution. They differ in their forms, their roles and who has to approve; an entry looks the same in all of them.',
        'EconomicOS is for businesses and markets. Firms register and are verified, send and receive payments, issue tokens for shares, and reach capital under one set of rules.',
        'GovOS is for ministries, regions and cities. It covers public funds from budget to receipt, debt programmes, and payments to citizens that two officials have to agree on.',
        'CivicOS is for NGOs and institutions: grants, programmes and reports that donors and those who are helped can read alike.',
        'A firm that receives a grant from a region by way of an NGO appears in all three. It appears as one chain of entries, not as three reports that must be reconciled.',
      ],
    },
    funds: {
      title: 'Grants and sector funds',
      body: [
        'Grants are for those who need a tool, a stall, a clinic or a network. The programme plans three ranges: {grantPersonal} for a person, {grantBusiness} for a business and {grantGovernment} for a public body. One form serves all of them. It can be left and taken up again, and it tells before it is sent which conditions are met.',
        'Sector development funds are to finance what no single grant can: energy, water, health, education, housing, transport, agriculture and technology. Together they aim at {sectorFunds}. How that is shared out among the sectors is not fixed yet, and no part of it has been paid in.',
        'Decisions are to follow weights that are published beforehand. Reviewers declare their interests and are kept from cases in which they have one. A grant is paid in steps against agreed results, from an account of its own. So what was granted, paid and spent can be compared line by line.',
        'Applications are not open yet. Until they are, the pages say so and take no data.',
      ],
    },
    income: {
      title: 'Work and income support',
      body: [
        'The job board is to bring people and openings together from both sides. It looks on behalf of everyone who lets it, gives the reasons for each match, and asks employers for the pay before they publish. Its target is {jobs} people in work.',
        'Income support is meant to begin when work ends and to fade out as earnings return, so that taking a job always pays. Applying through the board counts as proof of the search; nobody fills in the same form twice. What a person is due is worked out by published rules, and each payment shows its working.',
        'Support will be paid from programme accounts, and such an account can run empty. Where a budget does not suffice, the payments of that round wait for a decision that people can see; they are never cut in silence. No programme is funded today, and nobody is enrolled.',
      ],
    },
    reserve: {
      title: 'The reserve system',
      body: [
        'A currency is as good as what stands behind it, and as the ease with which that can be checked. The reserve system is planned in four layers, from the balance of a person to the central reserve. The first two work today; the other two are being built.',
        'Subnational reserve banks would hold a required share of the deposits of their state, province or city. They would settle with each other in order of urgency, and publish for every period whether they met the requirement. Wealth funds would invest only what goes beyond the reserve, and share the returns with the people of the place.',
        'The programme aims at deposit insurance of up to {depositInsurance}. There is none today. No insurer, no state and no fund stands behind a balance, and until one does, no page of this platform will say otherwise.',
      ],
    },
    governance: {
      title: 'Governance',
      body: [
        'Power over money is to be divided: whoever approves a round of payments must not be the one who prepared it. Already today the server checks the roles of the staff and their second factor. There is no administrator by default, and the last one cannot be removed. The others are told whenever a role changes.',
        'Legal documents have versions. A version that was published never changes, which a fingerprint of each one shows, and whoever agreed to an older one is asked again. All of them stand on the page of [legal documents](/legals).',
        'The rules of programmes are to follow the same way: published with a version and a date before they apply. They are stored with each decision, so that an appeal is heard by the rules of its day.',
        'Participating countries, regions and people should have a say in these rules. How they will get it is not settled, and this paper does not pretend that it is. Until then the operator of the platform answers for every decision.',
      ],
    },
    technology: {
      title: 'Technology: books that prove themselves',
      body: [
        'The ledger is kept in double entry. Amounts are whole minor units, never fractions that a computer rounds in silence. The balances of one currency always sum to zero. The database itself refuses an entry with unequal sides, a gap, an overdraft, or a change of what has happened. A payment that is asked for twice under the same key happens once.',
        'The ledger is also sealed. Every few seconds while money moves, new transfers join a Merkle tree built as in RFC 6962. Its root is signed with a key that the database does not hold, and published outside it. Whoever has a receipt can [check it in their own browser](/verify): that the transfer stands in the tree, and that nothing of it was changed. Operators check the whole with one command.',
        'We test this by trying to break it. In one recorded run, hundreds of callers posted {transfers} transfers of all kinds at once. Afterwards {broken} rules of the ledger were found broken. Another test kills servers and databases in the middle of payments, and then proves that what was acknowledged is there, and there once.',
        'Speed is measured against a yardstick of the database itself: transactions like those of the TPC-B benchmark. Both run in the same minutes and on the same two busy cores. The chart shows the worst of three runs, also where it fell short of what we wanted.',
        'Access takes a password or a passkey, and a PIN for everything that shows or moves money. Guesses are counted before they are compared. Pages load nothing from other hosts. What we know to be missing is listed on the [security page](/security).',
      ],
    },
    risks: {
      title: 'Risks',
      body: [
        'Whoever decides to use or to support EGCR should know what can go wrong.',
        'Policy. An administered rate can be set wrongly, or defended for too long. That it is published lets people see it; it does not protect them from it.',
        'Adoption. The aims need very many participants. Without them the funds stay empty, and the JVD is a unit that few accept.',
        'Law. Rules on money, payments, data and public aid differ from place to place, and change. Services open only where they are allowed, and some may never open.',
        'Technology. Software has faults. A sealed ledger shows that a record was not altered. It cannot show that the person who signed in was the right one, or that a fact outside the ledger is true.',
        'Concentration. One operator runs the platform today. Signed roots, open formats and exports limit what it could hide, and let people leave; they do not take the place of supervision.',
      ],
    },
    not: {
      title: 'What EGCR is not',
      body: [
        'EGCR is not a state register. What is recorded here proves that it was recorded; it proves no title, no residence, no citizenship, and not that a company exists in law.',
        'EGCR is not a licensed bank. It takes no deposits in the sense of banking law and grants no loans.',
        'EGCR is not a deposit insurer, and no deposit insurer stands behind it.',
        'The JVD is not legal tender. Nobody is obliged to accept it, and its value may fall to nothing.',
        'This paper is not a prospectus, and no advice on investment, tax or law. Demonstrations run on play money, which is marked as such wherever it shows.',
      ],
    },
    roadmap: {
      title: 'Roadmap',
      body: [
        'A step is done when people can use it and a test proves that it does what it says. Of the {allScreens} addresses of this build {openScreens} are open; the others say on the spot that they are not.',
        'Open: accounts with proved contacts and a PIN; wallet, payments, requests, standing orders, statements and conversion. Also open are the sealed ledger with its public check, legal documents and contact.',
        'Next: grants and sector funds, the job board with income support, registration and verification of businesses, credit reports and debt management.',
        'Later: the capital market, the reserve system, the payment gateway and agents that prepare what you approve. Each is looked at by lawyers of the place before it opens there.',
        'There are no dates here. A date that we could not keep would be worth less to you than a state that you can check.',
      ],
    },
    figures: {
      title: 'The figures, and where they come from',
      body: [
        'All figures of this paper, each with its kind and its source. Whoever doubts a measured one can measure it again: the command or the address stands beside it.',
      ],
    },
  },
  kinds: {
    claim: {
      label: 'Claim',
      short: 'claim',
      text: 'Stated by the programme. This platform has not checked it.',
    },
    target: {
      label: 'Platform target',
      short: 'target',
      text: 'What the programme aims at. It has not been reached.',
    },
    measured: {
      label: 'Measured',
      short: 'measured',
      text: 'Counted, timed or calculated. The source is named, so that you can do it again.',
    },
  },
  figures: {
    countries: 'Countries and territories',
    governmentDebt: 'Debt of governments',
    globalDebt: 'Debt of the world',
    smallBusinesses: 'Small businesses',
    totalSupply: 'Most JVD that can ever exist',
    circulating: 'JVD in circulation',
    rate: 'Administered price of one JVD',
    tokenValue: 'Published price of one JVD and its change in a day',
    marketCap: 'Published market value',
    product: 'Published price times published circulation',
    grantPersonal: 'Grant for a person',
    grantBusiness: 'Grant for a business',
    grantGovernment: 'Grant for a public body',
    sectorFunds: 'All sector funds together',
    jobs: 'People in work',
    depositInsurance: 'Deposit insurance',
    transfers: 'Transfers of one recorded run',
    broken: 'Rules found broken in it',
    allScreens: 'Addresses of this build',
    openScreens: 'Of these, open',
  },
  charts: {
    supply: {
      title: 'What is meant to circulate, of all JVD that can ever exist',
      note: 'Five hundred squares are the whole. The filled one is about what is meant to circulate.',
    },
    debt: { title: 'Sector funds beside the debts', note: 'All three on one scale.' },
    grants: { title: 'What a grant ranges over', note: 'Each step of the scale is ten times the last.' },
    work: {
      title: 'From the people counted here to the target',
      note: 'Each step of the scale is ten times the last.',
      counted: 'People with an account here',
      waiting: 'being read',
      failed: 'cannot be read at present',
    },
    reserve: {
      title: 'Four layers, from a person’s balance to the central reserve',
      note: 'Filled layers work today; outlined ones are being built.',
      layers: {
        balances: {
          name: 'Balances',
          holds: 'What people and firms own, entry by entry, never below zero',
        },
        liquidity: {
          name: 'Liquidity',
          holds: 'The platform’s own accounts in each currency, out of which conversions are paid',
        },
        subnational: {
          name: 'Subnational reserve banks',
          holds: 'A required share of the deposits of a state, province or city',
        },
        central: {
          name: 'Central reserve',
          holds: 'What stands behind the JVD, with a public proof',
        },
      },
      works: 'works today',
      building: 'being built',
    },
    bench: {
      title: 'Transfers for each transaction of the yardstick',
      note: 'The worst of three runs; the line marks what we wanted.',
      rows: {
        spread: 'Among ten thousand accounts',
        busy: 'Among ten busy accounts',
        payer: 'From one payer to ten thousand',
        single: 'One call for each transfer',
      },
      wanted: 'Wanted',
    },
    open: {
      title: 'How far the platform is',
      note: 'Counted in the table of addresses when this page was built.',
      open: 'Open',
      building: 'Not open yet',
    },
  },
  table: {
    open: 'Show the figures as a table',
    thing: 'What',
    value: 'Figure',
    kind: 'Kind',
    source: 'Source',
    holds: 'Holds',
    state: 'State',
    published: 'Published by the programme',
  },
  contents: 'Contents',
  eyebrow: 'White paper',
  version: 'Version {version}, {date}',
} as const;
