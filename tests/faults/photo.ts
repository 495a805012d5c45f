/** Pictures: what is called hard to read, what is measured of a visa photo, and the file that is made of it. */
import { type Fault, faultsOf } from './fault.ts';

const legibility = 'app/features/documents/legibility/rules.test.ts';
const verdict = 'app/features/documents/photo/rules.test.ts';
const crop = 'app/features/documents/photo/crop.test.ts';

export const faults: readonly Fault[] = [
  ...faultsOf({ file: 'app/features/documents/legibility/rules.ts', tests: [legibility] }, [
    {
      id: 'legibility-blank-is-fine',
      find: 'sharpness === null || sharpness < LEAST_SHARP',
      replace: 'sharpness !== null && sharpness < LEAST_SHARP',
      why: 'a picture on which nothing can be read at all is handed in without a word',
      only: 'where nothing can be read',
    },
  ]),
  ...faultsOf({ file: 'app/features/documents/legibility/glare-rules.ts', tests: [legibility] }, [
    {
      id: 'legibility-white-box',
      find: 'const LEAST_RIM = 0.3;',
      replace: 'const LEAST_RIM = -1;',
      why: 'a white box of a form is called glare',
      only: 'paper as white as can be',
    },
  ]),
  ...faultsOf({ file: 'app/features/documents/legibility/page-rules.ts', tests: [legibility] }, [
    {
      id: 'legibility-shade-is-table',
      find: 'const LEAST_ABRUPT = 0.5;',
      replace: 'const LEAST_ABRUPT = 0;',
      why: 'a page half in the shade is called cut',
      only: 'light that fades|papers on tables',
    },
  ]),
  ...faultsOf({ file: 'app/features/documents/photo/rules.ts', tests: [verdict] }, [
    {
      id: 'photo-not-square',
      find: "if (width !== height) return 'not-square';",
      replace: '',
      why: 'a photo that is not square is called fine, and the official page refuses it',
      only: 'the size',
    },
    {
      id: 'photo-weight',
      find: 'visaPhoto.mostKilobytes * 1000',
      replace: 'visaPhoto.mostKilobytes * 1024',
      why: 'a file between 240 and 245 kB is called fine, and the official page refuses it',
      only: 'the size',
    },
    {
      id: 'photo-dark-skin',
      find: 'const LEAST_LIGHT = 125;',
      replace: 'const LEAST_LIGHT = 225;',
      why: 'people are told that there is no light where there is',
      only: 'dark skin',
    },
    {
      id: 'photo-one-sided',
      find: 'Math.min(one, other) < LEAST_EVEN',
      replace: 'Math.max(one, other) < LEAST_EVEN',
      why: 'half a face in the shade is called good light',
      only: 'light from one side',
    },
    {
      id: 'photo-hair-at-edge',
      find: "if (head.top < LEAST_ABOVE * height) return 'head-high';",
      replace: '',
      why: 'hair that is cut by the upper edge is called fine',
      only: 'hair at the upper edge',
    },
  ]),
  ...faultsOf({ file: 'app/features/documents/photo/silhouette-rules.ts', tests: [verdict] }, [
    {
      id: 'photo-chin',
      find: '(begins - top) / NECK_BEGINS',
      replace: '(begins - top) * NECK_BEGINS',
      why: 'heads are measured too small, and the crop cuts the hair off',
      only: 'good|held upright',
    },
  ]),
  ...faultsOf({ file: 'app/features/documents/photo/crop.ts', tests: [crop] }, [
    {
      id: 'photo-beyond-picture',
      find: 'within(x, 0, width - kept)',
      replace: 'x',
      why: 'the photo has a white stripe beside somebody who stood at the side',
    },
  ]),
  ...faultsOf({ file: 'app/features/documents/photo/encode.ts', tests: [crop] }, [
    {
      id: 'photo-too-heavy',
      find: 'else bad = middle;',
      replace: 'else [bad, last] = [middle, made];',
      why: 'the file that is handed over is the last one that was tried, not the one that fits',
    },
  ]),
  ...faultsOf(
    { file: 'app/integrations/inspection/look.server.ts', tests: ['app/integrations/inspection/look.test.ts'] },
    [
      {
        id: 'photo-heavier-on-server',
        find: 'if (made.length <= mostBytes) break;',
        replace: 'break;',
        why: 'a photo that fitted is too heavy after we wrote it anew',
        only: 'visa photo that fits',
      },
    ],
  ),
];
