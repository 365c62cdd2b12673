/** One line a language: code | English name | own name | countries. Right-to-left ones are named in `languages.ts`. */
export const languageTable = `
en|English|English|US GB CA AU NZ IE
zh|Chinese (Simplified)|简体中文|CN SG
zh-TW|Chinese (Traditional)|繁體中文|TW HK MO
hi|Hindi|हिन्दी|IN
es|Spanish|Español|ES MX AR CO CL PE
fr|French|Français|FR BE CA CH SN CI
ar|Arabic|العربية|SA EG AE MA DZ IQ
bn|Bengali|বাংলা|BD IN
pt|Portuguese|Português|BR PT AO MZ
ru|Russian|Русский|RU BY KZ KG
ur|Urdu|اردو|PK IN
id|Indonesian|Bahasa Indonesia|ID
de|German|Deutsch|DE AT CH LI
ja|Japanese|日本語|JP
sw|Swahili|Kiswahili|TZ KE UG
tr|Turkish|Türkçe|TR CY
ko|Korean|한국어|KR
vi|Vietnamese|Tiếng Việt|VN
it|Italian|Italiano|IT CH SM
th|Thai|ไทย|TH
fa|Persian|فارسی|IR AF
he|Hebrew|עברית|IL
pl|Polish|Polski|PL
nl|Dutch|Nederlands|NL BE SR
sv|Swedish|Svenska|SE FI
no|Norwegian|Norsk|NO
da|Danish|Dansk|DK
fi|Finnish|Suomi|FI
af|Afrikaans|Afrikaans|ZA NA
am|Amharic|አማርኛ|ET
as|Assamese|অসমীয়া|IN
az|Azerbaijani|Azərbaycan dili|AZ
be|Belarusian|Беларуская|BY
bg|Bulgarian|Български|BG
bs|Bosnian|Bosanski|BA
ca|Catalan|Català|ES AD
ceb|Cebuano|Cebuano|PH
cs|Czech|Čeština|CZ
cy|Welsh|Cymraeg|GB
el|Greek|Ελληνικά|GR CY
et|Estonian|Eesti|EE
eu|Basque|Euskara|ES
fil|Filipino|Filipino|PH
ga|Irish|Gaeilge|IE
gl|Galician|Galego|ES
gu|Gujarati|ગુજરાતી|IN
ha|Hausa|Hausa|NG NE
hr|Croatian|Hrvatski|HR BA
ht|Haitian Creole|Kreyòl ayisyen|HT
hu|Hungarian|Magyar|HU
hy|Armenian|Հայերեն|AM
ig|Igbo|Igbo|NG
is|Icelandic|Íslenska|IS
jv|Javanese|Basa Jawa|ID
ka|Georgian|ქართული|GE
kk|Kazakh|Қазақ тілі|KZ
km|Khmer|ខ្មែរ|KH
kn|Kannada|ಕನ್ನಡ|IN
ky|Kyrgyz|Кыргызча|KG
lb|Luxembourgish|Lëtzebuergesch|LU
lo|Lao|ລາວ|LA
lt|Lithuanian|Lietuvių|LT
lv|Latvian|Latviešu|LV
mg|Malagasy|Malagasy|MG
mi|Maori|Te reo Māori|NZ
mk|Macedonian|Македонски|MK
ml|Malayalam|മലയാളം|IN
mn|Mongolian|Монгол|MN
mr|Marathi|मराठी|IN
ms|Malay|Bahasa Melayu|MY BN SG
mt|Maltese|Malti|MT
my|Burmese|မြန်မာ|MM
ne|Nepali|नेपाली|NP
ny|Chichewa|Chichewa|MW
or|Odia|ଓଡ଼ିଆ|IN
pa|Punjabi|ਪੰਜਾਬੀ|IN
ro|Romanian|Română|RO MD
rw|Kinyarwanda|Ikinyarwanda|RW
si|Sinhala|සිංහල|LK
sk|Slovak|Slovenčina|SK
sl|Slovenian|Slovenščina|SI
sn|Shona|chiShona|ZW
so|Somali|Soomaali|SO
sq|Albanian|Shqip|AL XK
sr|Serbian|Српски|RS
ta|Tamil|தமிழ்|IN LK SG
te|Telugu|తెలుగు|IN
tg|Tajik|Тоҷикӣ|TJ
tk|Turkmen|Türkmençe|TM
uk|Ukrainian|Українська|UA
uz|Uzbek|Oʻzbekcha|UZ
xh|Xhosa|isiXhosa|ZA
yo|Yoruba|Yorùbá|NG
zu|Zulu|isiZulu|ZA`;
