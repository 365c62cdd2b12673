import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  eyebrow: 'Segurança',
  title: 'O que protege você e como conferir',
  lead: 'Preferimos mostrar a prometer. Veja o que existe, o que você pode conferir e o que ainda falta.',
  how: 'Como você é protegido',
  money: 'Dinheiro',
  'money.text':
    'Um livro de partidas dobradas: cada movimento tem dois lados e ninguém pode mudá-lo ou apagá-lo. Cada um ocupa seu lugar em um registro selado. O dinheiro só sai com o PIN recém-digitado, e você pode congelar a carteira quando quiser.',
  sessions: 'Sessões',
  'sessions.text':
    'Dez minutos sem atividade encerram a sessão, no servidor e não só na tela. O PIN fecha após cinco. Você vê cada sessão com seu aparelho e pode encerrar qualquer uma.',
  factors: 'Senha, PIN, segundo fator',
  'factors.text':
    'Senhas e PINs ficam guardados só como hashes. Tentativas erradas são contadas antes da comparação e bloqueiam. Há aplicativo autenticador e chaves de acesso para quem quiser mais.',
  data: 'Dados',
  'data.text':
    'Cada chamada é verificada no servidor: o que é de outros parece não existir. A página não carrega nada de outras empresas e nenhum cookie segue você.',
  staff: 'Equipe',
  'staff.text':
    'Nenhuma conta nasce com poder. O que um papel permite exige segundo fator, e o que a equipe faz fica em um registro que ela não pode esvaziar.',
  browser: 'No seu navegador',
  'browser.text':
    'Uma política de conteúdo rígida só deixa rodar nosso código; outros sites não podem enquadrar estas páginas nem agir em seu nome. O que os links dos e-mails trazem sai logo do endereço.',
  check: 'O que você mesmo pode conferir',
  'check.text': 'Nada disto exige conta, nem confiar em nossa palavra.',
  'check.receipt': 'Conferir um recibo',
  'check.receipt.text':
    'Seu próprio navegador calcula se uma transferência está no registro selado e se foi alterada.',
  'check.reference': 'Referência da API',
  'check.reference.text': 'Cada chamada: quem pode fazê-la, se exige PIN e o que recusa. Em inglês.',
  'check.texts': 'Documentos legais',
  'check.texts.text':
    'Cada versão tem uma impressão digital; as antigas e cada palavra mudada continuam legíveis.',
  'check.contact': 'security.txt',
  'check.contact.text': 'Onde relatar, no formato que os programas leem (RFC 9116).',
  missing: 'O que falta',
  'missing.bank':
    'A EGCR não é registro estatal, banco licenciado nem fundo garantidor; ninguém assegura um saldo aqui.',
  'missing.audit':
    'Nenhuma empresa independente a auditou ou atacou ainda. Os testes por trás destas afirmações são nossos.',
  'missing.storage':
    'O token de acesso fica no armazenamento do navegador. Uma política rígida, quinze minutos de vida e o PIN o protegem.',
  'missing.identity': 'Nesta versão não se verificam documentos de identidade nem listas de sanções.',
  report: 'Relatar uma falha',
  'report.write': 'Escreva em qualquer um de nossos idiomas: o que fez, o que aconteceu, o que esperava.',
  'report.own': 'Use contas suas; não leia, altere nem danifique nada de outros.',
  'report.wait': 'Não conte a ninguém até estar corrigida; avisaremos você.',
  'report.answer':
    'Procuramos responder em três dias úteis e não tomamos medidas legais contra quem pesquisa assim.',
  'report.link': 'Relatar uma falha',
  bounty: 'Não há recompensa',
  'bounty.text':
    'Não pagamos por relatos. Você tem nosso agradecimento e, se quiser, seu nome nas notas da versão.',
};
