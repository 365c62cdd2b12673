import { texts } from '@egcr/web-kit/messages';

/** What the public pages say about themselves to search engines and in shared links. */
export const headTexts = texts({
  jobs: {
    en: 'Search open jobs by words and place. Every job says what it pays, and you need no account to look.',
    es: 'Busca empleos por palabras y lugar. Cada uno dice cuánto paga, y no necesitas cuenta para mirar.',
    fr: 'Cherchez des emplois par mots et lieu. Chaque offre dit son salaire, sans compte pour regarder.',
    de: 'Suchen Sie offene Stellen nach Wörtern und Ort. Jede nennt den Lohn, und zum Ansehen brauchen Sie kein Konto.',
    it: 'Cerca lavoro per parole e luogo. Ogni offerta dice la paga e non serve un account per guardare.',
    pt: 'Procure vagas por palavras e local. Cada uma diz quanto paga, e você não precisa de conta para ver.',
    zh: '按关键词和地点搜索职位。每个职位都写明薪酬，浏览无需账户。',
    ja: '言葉と場所で求人を探せます。どの求人にも給与があり、見るだけならアカウントは不要です。',
    ko: '단어와 지역으로 일자리를 찾으세요. 공고마다 급여가 있고, 보는 데는 계정이 필요 없습니다.',
    ar: 'ابحث عن الوظائف بالكلمات والمكان. كل وظيفة تذكر أجرها، ولا تحتاج حسابًا للاطلاع.',
  },
  job: {
    en: 'One open job: its tasks, its pay and how to apply.',
    es: 'Un empleo: sus tareas, su salario y cómo presentarse.',
    fr: 'Une offre : ses missions, son salaire et comment postuler.',
    de: 'Eine offene Stelle: Aufgaben, Lohn und der Weg zur Bewerbung.',
    it: 'Un’offerta: i compiti, la paga e come candidarsi.',
    pt: 'Uma vaga: as tarefas, o salário e como se candidatar.',
    zh: '一个职位：工作内容、薪酬与申请方式。',
    ja: '求人の内容：仕事、給与、応募方法。',
    ko: '공고 하나: 업무, 급여, 지원 방법.',
    ar: 'وظيفة واحدة: مهامها وأجرها وكيفية التقديم.',
  },
});
