import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  state: 'Pas encore ouvert',
  will: 'Ce que ce service fera',
  honest:
    'Nous construisons encore ce service. Rien n’y fonctionne pour l’instant, et rien de ce que vous voyez ailleurs n’en dépend.',
  back: 'Retour à la page précédente',
  home: 'Aller à l’accueil',
  dashboard: 'Aller à votre tableau de bord',
  'not-found.title': 'Il n’y a pas de page à cette adresse',
  'not-found.text':
    'L’adresse est peut-être mal saisie, ou la page a été déplacée. Vérifiez l’adresse ou repartez de l’un de ces endroits.',
  'not-found.code': 'Erreur 404',
  'about.contact': 'Vous pourrez nous écrire ici et recevoir une réponse par e-mail.',
  'about.legals':
    'Les conditions d’utilisation, l’avis de confidentialité et tous les autres documents juridiques se trouveront ici, chacun avec sa date et ses versions antérieures.',
  'about.benefits-individuals':
    'Cette page montrera ce qu’EGCR vous offre en tant que particulier : soutien au revenu, portefeuille, rapport de crédit et aide en cas de dettes.',
  'about.benefits-businesses':
    'Cette page montrera ce qu’EGCR offre aux entreprises avec EconomicOS : enregistrement, subventions, paiements et accès au capital.',
  'about.benefits-governments':
    'Cette page montrera ce qu’EGCR offre aux gouvernements avec GovOS : fonds publics, gestion de la dette et paiements aux citoyens.',
  'about.benefits-organizations':
    'Cette page montrera ce qu’EGCR offre aux ONG et institutions avec CivicOS : subventions, fonds et comptes ouverts.',
  'about.blog':
    'Des nouvelles et des explications sur le travail, l’argent et les services publics seront publiées ici.',
  'about.jobs': 'Les postes ouverts de la bourse mondiale de l’emploi seront listés ici, lisibles par tous.',
  'about.security':
    'Cette page expliquera comment nous protégeons les comptes et l’argent, et comment signaler une faille.',
  'about.settings':
    'Vous gérerez ici votre profil, la connexion, les appareils, la langue et les notifications.',
  'about.services':
    'Tous les services aux particuliers, entreprises, gouvernements et institutions seront listés ici.',
  'about.services-business':
    'Les entreprises trouveront ici l’enregistrement, la vérification, les subventions, les paiements et le capital.',
  'about.services-personal':
    'Vous trouverez ici du travail, un soutien au revenu, des subventions, un rapport de crédit et de l’aide en cas de dettes.',
  'about.services-government':
    'Les gouvernements géreront d’ici les fonds, les programmes de dette et les paiements aux citoyens.',
  'about.services-ngo':
    'Les ONG et institutions demanderont d’ici des subventions, mèneront leurs programmes et rendront des comptes ouverts.',
  'about.business-reserve':
    'Le système de réserve infranational permettra aux régions et aux entreprises de détenir, d’émettre et de rembourser des réserves.',
  'about.grants':
    'Vous trouverez ici des subventions pour particuliers, entreprises et gouvernements, vous ferez votre demande et la suivrez.',
  'about.job-board':
    'La bourse de l’emploi vous proposera du travail dans le monde entier et lancera le soutien au revenu quand vous n’en avez pas.',
  'about.capital-market':
    'Vous pourrez voir et échanger les jetons des entreprises enregistrées auprès d’EGCR.',
  'about.email': 'Vous aurez une boîte aux lettres à vous, liée à votre compte.',
  'about.debt':
    'Vous verrez toutes vos dettes au même endroit, avec des plans de paiement et des offres de règlement.',
  'about.businesses':
    'Les entreprises que vous possédez ou pour lesquelles vous travaillez seront listées ici.',
  'about.business':
    'Chaque entreprise aura ici sa vue d’ensemble, son portefeuille, ses jetons, ses subventions, ses documents et ses paramètres.',
  'about.credit': 'Vous lirez votre rapport de crédit en langage clair et contesterez ce qui est faux.',
  'about.create-service': 'Vous demanderez un service ici et serez guidé dans ce qu’il exige.',
  'about.registration':
    'Vous enregistrerez une entreprise dans un seul formulaire guidé, sauvegardé au fur et à mesure.',
  'about.register-business': 'Le formulaire guidé pour enregistrer une entreprise s’ouvrira ici.',
  'about.business-verification':
    'Les entreprises prouveront ici qui elles sont et à qui elles appartiennent.',
  'about.directory': 'Vous chercherez ici des entreprises vérifiées et lirez leurs profils publics.',
  'about.business-capital-market': 'Les entreprises émettront des jetons et lèveront des capitaux ici.',
  'about.business-admin':
    'Les propriétaires géreront ici les rôles, les droits et les paramètres de leur entreprise.',
  'about.funding-application':
    'Vous demanderez ici une subvention ou un fonds, étape par étape, en sauvegardant vos réponses.',
  'about.ai-agents':
    'Des agents IA rédigeront, vérifieront et expliqueront pour vous. Vous approuvez chaque étape.',
  'about.payment-gateway':
    'Les commerçants accepteront des paiements dans toute devise, acheminés automatiquement au moindre coût.',
  'about.business-ai-agents':
    'Des agents IA aideront votre entreprise pour les formalités, la conformité et les clients.',
};
