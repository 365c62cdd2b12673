import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  eyebrow: 'Seguridad',
  title: 'Qué te protege y cómo comprobarlo',
  lead: 'Preferimos mostrar a prometer. Aquí está lo construido, lo que puedes comprobar y lo que aún falta.',
  how: 'Cómo te protegemos',
  money: 'Dinero',
  'money.text':
    'Un libro de partida doble: cada movimiento tiene dos lados y nadie puede cambiarlo ni borrarlo. Cada uno ocupa su lugar en un registro sellado. El dinero solo sale con el PIN recién introducido, y puedes bloquear tu monedero cuando quieras.',
  sessions: 'Sesiones',
  'sessions.text':
    'Diez minutos sin actividad cierran la sesión, en el servidor y no solo en pantalla. El PIN se cierra a los cinco. Ves cada sesión con su dispositivo y puedes terminar cualquiera.',
  factors: 'Contraseña, PIN, segundo factor',
  'factors.text':
    'Contraseñas y PIN se guardan solo como resúmenes criptográficos. Los intentos fallidos se cuentan antes de comparar, y bloquean. Hay aplicación de autenticación y llaves de acceso para quien quiera más.',
  data: 'Datos',
  'data.text':
    'Cada llamada se comprueba en el servidor: lo ajeno parece no existir. La página no carga nada de otras empresas y ninguna cookie te sigue.',
  staff: 'Personal',
  'staff.text':
    'Ninguna cuenta nace con poder. Lo que permite un rol exige un segundo factor, y lo que hace el personal queda en un registro que no puede vaciar.',
  browser: 'En tu navegador',
  'browser.text':
    'Una política de contenido estricta solo deja ejecutar nuestro código; otros sitios no pueden enmarcar estas páginas ni actuar en tu nombre. Lo que traen los enlaces del correo desaparece enseguida de la dirección.',
  check: 'Lo que puedes comprobar tú',
  'check.text': 'Nada de esto exige una cuenta ni fiarse de nuestra palabra.',
  'check.receipt': 'Comprobar un recibo',
  'check.receipt.text':
    'Tu propio navegador calcula si una transferencia está en el registro sellado y si se modificó.',
  'check.reference': 'Referencia de la API',
  'check.reference.text': 'Cada llamada: quién puede hacerla, si exige PIN y qué rechaza. En inglés.',
  'check.texts': 'Documentos legales',
  'check.texts.text':
    'Cada versión tiene una huella; las anteriores y cada palabra cambiada siguen a la vista.',
  'check.contact': 'security.txt',
  'check.contact.text': 'Dónde avisar, en el formato que leen los programas (RFC 9116).',
  missing: 'Lo que falta',
  'missing.bank':
    'EGCR no es un registro estatal, ni un banco autorizado, ni un fondo de garantía; nadie asegura un saldo aquí.',
  'missing.audit':
    'Ninguna empresa independiente lo ha auditado ni atacado aún. Las pruebas tras estas afirmaciones son nuestras.',
  'missing.storage':
    'El token de sesión está en el almacenamiento del navegador. Lo protegen una política estricta, quince minutos de vida y el PIN.',
  'missing.identity': 'En esta versión no se comprueban documentos de identidad ni listas de sanciones.',
  report: 'Avisar de una vulnerabilidad',
  'report.write': 'Escríbenos en cualquiera de nuestros idiomas: qué hiciste, qué pasó y qué esperabas.',
  'report.own': 'Usa cuentas propias; no leas, cambies ni dañes nada ajeno.',
  'report.wait': 'No lo cuentes a nadie hasta que esté corregido; te avisaremos.',
  'report.answer':
    'Procuramos responder en tres días laborables y no emprendemos acciones legales contra quien investigue así.',
  'report.link': 'Avisar de una vulnerabilidad',
  bounty: 'No hay recompensa',
  'bounty.text':
    'No pagamos por los avisos. Tienes nuestro agradecimiento y, si quieres, tu nombre en las notas de la versión.',
};
