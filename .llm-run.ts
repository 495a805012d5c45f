import { llmEmulator } from '#tests/emulators/llm.ts';
const llm = await llmEmulator();
llm.translate = (a) => a.replace(/Vendo telas en/,'I sell fabrics at').replace(/, en /,', in ').replace(/, con /,', with ').replace(/desde el/,'since');
console.log(llm.url, llm.key);
setInterval(()=>{},1000);
