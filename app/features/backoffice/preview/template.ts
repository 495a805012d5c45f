/** The head that every article needs, to begin with. */
export const templateOf = (today: string) => `---
postId: 
category: visa-guides
title: 
description: 
createdTime: ${today}
modifiedTime: ${today}
tags: , 
ogImage: scene:mail
ogImageAlt: 
change: ${today} 
---

`;
