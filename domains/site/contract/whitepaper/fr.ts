import type { WhitepaperText } from './text.ts';

/** The white paper in French. */
export const text: WhitepaperText = {
  sections: {
    summary: {
      title: 'En bref',
      body: [
        'EGCR est un cadre pour une économie dont la monnaie, les fonds publics et les aides aux personnes passent par les mêmes livres ouverts. Sa monnaie est le JVD. Ses services sont faits pour les personnes, les entreprises, les gouvernements et les ONG, qui y accèdent tous par un seul compte, en dix langues.',
        'Ce document dit ce qu’EGCR entreprend, comment ses parties s’accordent et où en est chacune. Il distingue trois sortes de chiffres : ce que le programme affirme, ce qu’il vise et ce qui a été mesuré. Chaque chiffre porte son étiquette, et la [liste finale](#figures) dit d’où il vient.',
        'Ce qui fonctionne aujourd’hui : un compte dont les contacts sont prouvés, un portefeuille pour dix devises, les paiements à l’intérieur de la plateforme et un grand livre scellé que chacun peut vérifier. Les subventions, les fonds, le soutien du revenu et la réserve sont en construction. Rien dans ce document n’est une offre, et aucun de ses chiffres n’est une promesse.',
      ],
    },
    problem: {
      title: 'Le problème',
      body: [
        'L’argent public est difficile à suivre. Une subvention passe par des ministères, des banques et des intermédiaires avant d’atteindre une école ou un atelier, et chacun tient des livres qui ne rejoignent pas ceux des autres. Ce qui se perd en route se découvre tard, quand on le découvre, et ceux à qui l’aide est promise ne voient pas où elle en est.',
        'La dette n’est plus visible en entier nulle part. Le programme chiffre la dette des États à {governmentDebt} et celle du monde à {globalDebt}. Qui doit de l’argent, ménage, entreprise ou ministère, trouve rarement le tout au même endroit, avec à côté les issues et le prix de chacune.',
        'Les petites entreprises donnent du travail à beaucoup de monde et reçoivent peu du capital. Le programme en compte {smallBusinesses}. Beaucoup ne peuvent pas prouver leurs revenus à un prêteur qui ne les a jamais rencontrées, paient cher pour envoyer de l’argent au-delà d’une frontière et attendent des semaines le paiement de ce qu’elles ont livré.',
        'Et qui perd son travail perd d’abord son revenu et retrouve un emploi en dernier. L’aide arrive après des formulaires, des files et des semaines, d’un bureau qui ne sait pas si un nouvel emploi a commencé et qui doit demander deux fois chaque justificatif.',
      ],
    },
    framework: {
      title: 'Le cadre EGCR',
      body: [
        'EGCR réunit quatre choses qui vivent d’ordinaire séparées : une identité qui montre qui agit, un grand livre qui enregistre ce qui bouge, des règles publiées avant d’être appliquées, et des programmes qui paient des personnes, des entreprises et des organismes publics. Chacune peut servir seule. Ensemble, elles rendent un paiement traçable, de la ligne du budget jusqu’au reçu.',
        'Trois principes valent partout. D’abord, tout mouvement d’argent est inscrit des deux côtés à la fois, et ce qui est inscrit ne change jamais ; une erreur se corrige par une nouvelle écriture. Ensuite, toute décision nomme sa règle : qui reçoit un refus voit quelle condition manquait et ce qui changerait la réponse. Enfin, personne n’a à nous croire sur parole : ce qui peut être prouvé est remis comme preuve à la personne concernée.',
        'Le cadre est prévu pour {countries} pays et territoires. Aucun ne l’a adopté à ce jour, et il n’en faut aucun pour commencer : les personnes et les entreprises peuvent utiliser ce qui est ouvert aujourd’hui, selon le droit qui s’applique déjà à elles.',
      ],
    },
    jvd: {
      title: 'Le JVD : quantité et taux',
      body: [
        'Le JVD, qui s’écrit Ɉ, est l’unité monétaire propre à la plateforme. Il ne pourra jamais en exister plus de {totalSupply} : la limite se trouve dans le grand livre lui-même. Le programme vise une circulation de {circulating}, une petite part de cette limite. Ce qui circule vraiment ici en ce moment est publié par la plateforme pour tous, et dans une démonstration c’est de l’argent fictif.',
        'Son prix en dollars est administré. Cela veut dire qu’il est fixé par décision, publié avec sa source et son âge, et redit chaque heure. Tant que la décision ne change pas, il est de {rate} ; le programme le publie sous la forme {tokenValue}. Ce n’est pas le résultat d’un marché, et ce document ne le présente pas comme tel.',
        'Deux autres méthodes sont construites et peuvent prendre sa place. Un oracle retient la médiane d’au moins trois sources indépendantes, et s’arrête avec une alarme quand elles sont trop peu nombreuses ou varient trop. Un prix de marché suit les dernières transactions, dès qu’il y en a. La méthode en vigueur figure à côté de chaque taux.',
        'Un taux de plus d’un jour est périmé : il est montré comme tel, et rien n’est converti à ce taux. Les taux forment un seul arbre, de sorte qu’il existe exactement un chemin d’une devise à une autre et qu’aucun circuit par plusieurs d’entre elles ne rapporte rien.',
        'Un chiffre publié appelle la prudence. Le programme annonce une valeur de marché de {marketCap}. Le prix publié multiplié par la circulation publiée donne {product}. Nous imprimons le premier parce qu’il est publié, et le second parce que chacun peut le calculer.',
      ],
    },
    systems: {
      title: 'EconomicOS, GovOS et CivicOS',
      body: [
        'Trois systèmes d’exploitation reposent sur le même grand livre, un pour chaque sorte d’institution. Ils diffèrent par leurs formulaires, leurs rôles et les accords requis ; une écriture a le même aspect dans les trois.',
        'EconomicOS est fait pour les entreprises et les marchés : enregistrer et faire vérifier une entreprise, envoyer et recevoir des paiements, émettre des jetons de participation et trouver du capital selon des règles communes.',
        'GovOS est fait pour les ministères, les régions et les villes : fonds publics du budget au reçu, programmes de dette, et paiements aux citoyens sur lesquels deux responsables doivent s’accorder.',
        'CivicOS est fait pour les ONG et les institutions : subventions, programmes et rapports que les donateurs et les personnes aidées peuvent lire pareillement.',
        'Une entreprise qui reçoit la subvention d’une région par l’intermédiaire d’une ONG apparaît dans les trois : comme une seule chaîne d’écritures, et non comme trois rapports que quelqu’un doit rapprocher.',
      ],
    },
    funds: {
      title: 'Subventions et fonds sectoriels',
      body: [
        'Les subventions s’adressent à qui manque d’un outil, d’un étal, d’un dispensaire ou d’un réseau. Le programme prévoit trois fourchettes : {grantPersonal} pour une personne, {grantBusiness} pour une entreprise et {grantGovernment} pour un organisme public. Un seul formulaire sert pour toutes. On peut le laisser et le reprendre, et il dit avant l’envoi quelles conditions sont remplies.',
        'Les fonds de développement sectoriels doivent financer ce qu’aucune subvention ne peut payer seule : énergie, eau, santé, éducation, logement, transport, agriculture et technologie. Ensemble, ils visent {sectorFunds}. Le partage entre les secteurs n’est pas encore fixé, et rien n’en a été versé.',
        'Les décisions doivent suivre des pondérations publiées à l’avance. Les évaluateurs déclarent leurs intérêts et sont tenus à l’écart des dossiers où ils en ont. Une subvention est versée par étapes contre des résultats convenus, depuis un compte à elle, de sorte que l’accordé, le versé et le dépensé se comparent ligne à ligne.',
        'Les demandes ne sont pas encore ouvertes. D’ici là, les pages le disent et ne recueillent aucune donnée.',
      ],
    },
    income: {
      title: 'Travail et soutien du revenu',
      body: [
        'La bourse de l’emploi doit rapprocher les personnes et les postes des deux côtés. Elle cherche pour tous ceux qui le permettent, explique chaque rapprochement et demande aux employeurs le salaire avant la publication. Son objectif : {jobs} personnes au travail.',
        'Le soutien du revenu doit commencer quand le travail s’arrête et s’effacer à mesure que les gains reviennent, pour qu’accepter un emploi paie toujours. Postuler par la bourse vaut preuve de recherche ; personne ne remplit deux fois le même formulaire. Ce qui est dû à chacun se calcule selon des règles publiées, et chaque paiement montre son calcul.',
        'Le soutien sera payé depuis des comptes de programme, et un tel compte peut se vider. Quand un budget ne suffit pas, les paiements de cette série attendent une décision visible de tous ; ils ne sont jamais réduits en silence. Aucun programme n’est doté aujourd’hui, et personne n’est inscrit.',
      ],
    },
    reserve: {
      title: 'Le système de réserve',
      body: [
        'Une monnaie vaut ce qui la soutient, et la facilité avec laquelle on peut le vérifier. Le système de réserve est prévu en quatre couches, du solde d’une personne à la réserve centrale. Les deux premières fonctionnent aujourd’hui ; les deux autres sont en construction.',
        'Des banques de réserve infranationales garderaient une part obligatoire des dépôts de leur État, province ou ville, régleraient entre elles par ordre d’urgence et publieraient pour chaque période si elles ont respecté l’exigence. Des fonds souverains n’investiraient que ce qui dépasse la réserve, et en partageraient le rendement avec les habitants.',
        'Le programme vise une garantie des dépôts allant jusqu’à {depositInsurance}. Il n’en existe aucune aujourd’hui. Aucun assureur, aucun État et aucun fonds ne se tient derrière un solde, et tant que ce sera le cas, aucune page de cette plateforme ne dira le contraire.',
      ],
    },
    governance: {
      title: 'Gouvernance',
      body: [
        'Le pouvoir sur l’argent doit être partagé : qui approuve une série de paiements ne doit pas l’avoir préparée. Dès aujourd’hui, le serveur vérifie les rôles du personnel et leur second facteur, il n’existe pas d’administrateur par défaut, le dernier ne peut pas être retiré, et les autres sont avertis de chaque changement de rôle.',
        'Les documents juridiques ont des versions. Une version publiée ne change jamais, comme le montre l’empreinte de chacune, et qui en a accepté une plus ancienne est de nouveau consulté. Toutes se trouvent à la page des [documents juridiques](/legals).',
        'Les règles des programmes doivent suivre la même voie : publiées avec une version et une date avant de s’appliquer, et conservées avec chaque décision, afin qu’un recours soit jugé selon les règles de son jour.',
        'Les pays, les régions et les personnes qui participent devraient avoir leur mot à dire sur ces règles. La manière n’est pas arrêtée, et ce document ne prétend pas qu’elle le soit. D’ici là, l’exploitant de la plateforme répond de chaque décision.',
      ],
    },
    technology: {
      title: 'Technique : des livres qui se prouvent eux-mêmes',
      body: [
        'Le grand livre est tenu en partie double. Les montants sont des unités minimales entières, jamais des fractions qu’un ordinateur arrondit en silence. La somme des soldes d’une devise est toujours nulle. La base de données elle-même refuse une écriture aux côtés inégaux, un trou, un découvert ou un changement de ce qui a eu lieu. Un paiement demandé deux fois sous la même clé a lieu une seule fois.',
        'Le grand livre est aussi scellé. Toutes les quelques secondes, tant que l’argent bouge, les nouveaux virements rejoignent un arbre de Merkle construit selon la RFC 6962. Sa racine est signée par une clé que la base de données ne détient pas, et publiée hors d’elle. Qui possède un reçu peut le [vérifier dans son propre navigateur](/verify) : que le virement est bien dans l’arbre, et que rien n’en a été changé. Les exploitants vérifient l’ensemble d’une seule commande.',
        'Nous l’éprouvons en essayant de le casser. Lors d’une exécution enregistrée, {transfers} virements de toutes sortes ont été passés par des centaines d’appelants à la fois ; ensuite, {broken} règles du grand livre ont été trouvées enfreintes. Une autre épreuve tue des serveurs et des bases de données au milieu des paiements, puis prouve que ce qui a été confirmé est bien là, et une seule fois.',
        'La vitesse se mesure à un étalon de la base de données elle-même, des transactions comme celles du banc TPC-B, dans les mêmes minutes et sur les deux mêmes cœurs occupés. Le graphique montre la pire de trois exécutions, même là où elle est restée sous ce que nous voulions.',
        'L’accès demande un mot de passe ou une clé d’accès, et un PIN pour tout ce qui montre ou déplace de l’argent. Les essais sont comptés avant d’être comparés. Les pages ne chargent rien d’autres hôtes. Ce qui manque à notre connaissance figure à la [page de sécurité](/security).',
      ],
    },
    risks: {
      title: 'Risques',
      body: [
        'Qui décide d’utiliser ou de soutenir EGCR doit savoir ce qui peut mal tourner.',
        'Décision. Un taux administré peut être mal fixé, ou défendu trop longtemps. Le publier permet de le voir ; cela n’en protège pas.',
        'Adoption. Les objectifs demandent un très grand nombre de participants. Sans eux, les fonds restent vides, et le JVD est une unité que peu acceptent.',
        'Droit. Les règles sur la monnaie, les paiements, les données et les aides publiques diffèrent d’un lieu à l’autre, et changent. Les services n’ouvrent que là où ils sont permis, et certains n’ouvriront peut-être jamais.',
        'Technique. Les logiciels ont des défauts. Un grand livre scellé montre qu’un enregistrement n’a pas été modifié ; il ne peut pas montrer que la personne connectée était la bonne, ni qu’un fait extérieur au livre est vrai.',
        'Concentration. Un seul exploitant tient la plateforme aujourd’hui. Les racines signées, les formats ouverts et les exports limitent ce qu’il pourrait cacher et permettent de partir ; ils ne remplacent pas une surveillance.',
      ],
    },
    not: {
      title: 'Ce qu’EGCR n’est pas',
      body: [
        'EGCR n’est pas un registre d’État. Ce qui est inscrit ici prouve que cela a été inscrit ; cela ne prouve ni propriété, ni domicile, ni nationalité, ni qu’une société existe en droit.',
        'EGCR n’est pas une banque agréée. Il ne reçoit pas de dépôts au sens du droit bancaire et n’accorde pas de prêts.',
        'EGCR n’est pas un garant des dépôts, et aucun garant ne se tient derrière lui.',
        'Le JVD n’a pas cours légal. Personne n’est tenu de l’accepter, et sa valeur peut tomber à rien.',
        'Ce document n’est ni un prospectus, ni un conseil en placement, en fiscalité ou en droit. Les démonstrations fonctionnent avec de l’argent fictif, signalé comme tel partout où il apparaît.',
      ],
    },
    roadmap: {
      title: 'Feuille de route',
      body: [
        'Une étape est franchie quand on peut s’en servir et qu’un test prouve qu’elle fait ce qu’elle dit. Des {allScreens} adresses de cette version, {openScreens} sont ouvertes ; les autres disent sur place qu’elles ne le sont pas.',
        'Ouvert : comptes aux contacts prouvés, avec PIN ; portefeuille, paiements, demandes, paiements programmés, relevés et conversion ; le grand livre scellé et sa vérification publique ; documents juridiques et contact.',
        'Ensuite : subventions et fonds sectoriels, bourse de l’emploi avec soutien du revenu, enregistrement et vérification des entreprises, rapports de crédit et gestion des dettes.',
        'Plus tard : le marché des capitaux, le système de réserve, la passerelle de paiement et des agents qui préparent ce que vous approuvez. Chacun est examiné par des juristes du lieu avant d’y ouvrir.',
        'Il n’y a pas de dates ici. Une date que nous ne pourrions pas tenir vaudrait moins pour vous qu’un état que vous pouvez vérifier.',
      ],
    },
    figures: {
      title: 'Les chiffres et leur provenance',
      body: [
        'Tous les chiffres de ce document, chacun avec sa sorte et sa source. Qui doute d’un chiffre mesuré peut le mesurer à nouveau : la commande ou l’adresse est à côté.',
      ],
    },
  },
  kinds: {
    claim: {
      label: 'Affirmation',
      short: 'affirmation',
      text: 'Déclaré par le programme. Cette plateforme ne l’a pas vérifié.',
    },
    target: {
      label: 'Objectif de la plateforme',
      short: 'objectif',
      text: 'Ce que vise le programme. Ce n’est pas atteint.',
    },
    measured: {
      label: 'Mesuré',
      short: 'mesuré',
      text: 'Compté, chronométré ou calculé. La source est nommée pour que vous puissiez recommencer.',
    },
  },
  figures: {
    countries: 'Pays et territoires',
    governmentDebt: 'Dette des États',
    globalDebt: 'Dette du monde',
    smallBusinesses: 'Petites entreprises',
    totalSupply: 'Nombre de JVD qui ne sera jamais dépassé',
    circulating: 'JVD en circulation',
    rate: 'Prix administré d’un JVD',
    tokenValue: 'Prix publié d’un JVD et sa variation en un jour',
    marketCap: 'Valeur de marché publiée',
    product: 'Prix publié multiplié par la circulation publiée',
    grantPersonal: 'Subvention pour une personne',
    grantBusiness: 'Subvention pour une entreprise',
    grantGovernment: 'Subvention pour un organisme public',
    sectorFunds: 'Tous les fonds sectoriels ensemble',
    jobs: 'Personnes au travail',
    depositInsurance: 'Garantie des dépôts',
    transfers: 'Virements d’une exécution enregistrée',
    broken: 'Règles trouvées enfreintes',
    allScreens: 'Adresses de cette version',
    openScreens: 'Dont ouvertes',
  },
  charts: {
    supply: {
      title: 'Ce qui doit circuler, de tous les JVD qui pourront exister',
      note: 'Cinq cents carrés font le tout. Celui qui est plein est à peu près ce qui doit circuler.',
    },
    debt: { title: 'Les fonds sectoriels à côté des dettes', note: 'Les trois à la même échelle.' },
    grants: {
      title: 'De combien à combien va une subvention',
      note: 'Chaque pas de l’échelle vaut dix fois le précédent.',
    },
    work: {
      title: 'Des personnes comptées ici jusqu’à l’objectif',
      note: 'Chaque pas de l’échelle vaut dix fois le précédent.',
      counted: 'Personnes ayant un compte ici',
      waiting: 'lecture en cours',
      failed: 'illisible pour l’instant',
    },
    reserve: {
      title: 'Quatre couches, du solde d’une personne à la réserve centrale',
      note: 'Les couches pleines fonctionnent aujourd’hui ; les autres sont en construction.',
      layers: {
        balances: {
          name: 'Soldes',
          holds: 'Ce que possèdent personnes et entreprises, écriture par écriture, jamais sous zéro',
        },
        liquidity: {
          name: 'Liquidité',
          holds: 'Les comptes propres de la plateforme dans chaque devise, qui paient les conversions',
        },
        subnational: {
          name: 'Banques de réserve infranationales',
          holds: 'Une part obligatoire des dépôts d’un État, d’une province ou d’une ville',
        },
        central: {
          name: 'Réserve centrale',
          holds: 'Ce qui soutient le JVD, avec une preuve publique',
        },
      },
      works: 'fonctionne aujourd’hui',
      building: 'en construction',
    },
    bench: {
      title: 'Virements pour chaque transaction de l’étalon',
      note: 'La pire de trois exécutions ; le trait marque ce que nous voulions.',
      rows: {
        spread: 'Entre dix mille comptes',
        busy: 'Entre dix comptes très actifs',
        payer: 'D’un payeur à dix mille',
        single: 'Un appel par virement',
      },
      wanted: 'Voulu',
    },
    open: {
      title: 'Où en est la plateforme',
      note: 'Compté dans la table des adresses à la construction de cette page.',
      open: 'Ouvert',
      building: 'Pas encore ouvert',
    },
  },
  table: {
    open: 'Montrer les chiffres en tableau',
    thing: 'Quoi',
    value: 'Chiffre',
    kind: 'Sorte',
    source: 'Source',
    holds: 'Contient',
    state: 'État',
    published: 'Publié par le programme',
  },
  contents: 'Sommaire',
  eyebrow: 'Livre blanc',
  version: 'Version {version}, {date}',
};
