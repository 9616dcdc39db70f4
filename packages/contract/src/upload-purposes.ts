/** What is uploaded for what, as plain data: forms in the browser use it as well, and they bring no schema library. */

const megabyte = 1024 * 1024;

/** Product document, section 9. */
export const chunkBytes = 10 * megabyte;
const maxFileBytes = 20 * 1024 * megabyte;
export const metadataTimeoutMs = 2000;

export type FileKind = 'image' | 'pdf' | 'video';

/** The endings of a name that each kind may have; the pictures are those of the product document, section 5. */
export const endingsOfKind: Readonly<Record<FileKind, readonly string[]>> = {
  image: ['jpeg', 'jpg', 'gif', 'bmp', 'png'],
  pdf: ['pdf'],
  video: ['mp4', 'mov', '3gp', 'webm'],
};

interface Purpose {
  /** The largest file of each kind that is taken; a kind that is not named is refused. */
  readonly kinds: Readonly<Partial<Record<FileKind, number>>>;
  /** Endings, where not every one of the kind will do. */
  readonly endings?: readonly string[];
  /** How many files one thing may have. */
  readonly most: number;
  /** Shown to its owner, to staff and to whom the module decides, by an address that ends soon. */
  readonly private: boolean;
  /** Only staff may upload it; it is the shop's own, so nobody's room is used up. */
  readonly staff?: true;
  /** Nobody uploads it: it is what a private file becomes while its owner lets others see it, and may stop being. */
  readonly lent?: true;
  /** How long a video may be. */
  readonly seconds?: number;
  /** Pictures are made to fit a square of so many pixels. */
  readonly box: number;
}

const picture = 5 * megabyte;

export const purposes = {
  avatar: { kinds: { image: picture }, most: 1, private: false, box: 512 },
  /** What a group shipment is shown with. */
  round: { kinds: { image: picture }, most: 1, private: false, box: 1024 },
  survey: { kinds: { image: picture }, most: 4, private: true, box: 1600 },
  /** The same while they belong to a review that others may see. */
  review: { kinds: { image: picture }, most: 4, private: false, lent: true, box: 1600 },
  /** Of a question or an answer. */
  question: { kinds: { image: picture }, most: 4, private: true, box: 1600 },
  /** The same while everybody can read it. */
  forum: { kinds: { image: picture }, most: 4, private: false, lent: true, box: 1600 },
  /** What a task of promotion is shown with, and what influencers hand in. */
  task: { kinds: { image: picture }, most: 1, private: false, staff: true, box: 1024 },
  /** What a banner or the head of a themed page is shown with: wide, and large. */
  banner: { kinds: { image: picture }, most: 1, private: false, staff: true, box: 2400 },
  handin: { kinds: { image: picture }, most: 4, private: true, box: 1600 },
  feedback: { kinds: { image: picture }, most: 4, private: true, box: 1600 },
  /** Four pictures and a short video. */
  workorder: { kinds: { image: picture, video: 20 * megabyte }, seconds: 30, most: 5, private: true, box: 1600 },
  proof: {
    kinds: { image: 10 * megabyte, pdf: 10 * megabyte },
    endings: ['jpg', 'jpeg', 'png', 'pdf'],
    most: 3,
    private: true,
    box: 1600,
  },
  identity: { kinds: { image: 10 * megabyte }, endings: ['jpg', 'jpeg', 'png'], most: 2, private: true, box: 1600 },
  chat: { kinds: { image: picture }, most: 4, private: true, box: 1600 },
  /** What stands on the packing slips of a seller. */
  logo: { kinds: { image: picture }, most: 1, private: true, box: 512 },
  /** What our warehouse photographs of an order. */
  goods: { kinds: { image: 10 * megabyte }, most: 8, private: true, staff: true, box: 1600 },
  /** The same once it is sold on clearance: everybody may see it. */
  clearance: { kinds: { image: 10 * megabyte }, most: 8, private: false, staff: true, box: 1600 },
} as const satisfies Record<string, Purpose>;

export type PurposeName = keyof typeof purposes;

/** Shown to everybody until its owner takes it back. */
export function isLent(name: PurposeName): boolean {
  const { lent }: Purpose = purposes[name];
  return lent === true;
}

/** What can be uploaded. */
export const purposeNames = (Object.keys(purposes) as PurposeName[]).filter((name) => !isLent(name));

/** The product document's words, section 5, but for the last. The code of the same name says it so that everybody understands. */
export const uploadFaults = {
  noFile: '请选择文件',
  fileTooLarge: '文件过大',
  wrongFileType: '上传文件格式不对',
  videoTooLong: '视频过长',
} as const;

export type UploadFault = keyof typeof uploadFaults;

export function endingsOf(name: PurposeName): readonly string[] {
  const purpose: Purpose = purposes[name];
  return purpose.endings ?? (Object.keys(purpose.kinds) as FileKind[]).flatMap((kind) => endingsOfKind[kind]);
}

/** What a file of this name would be, or null when this purpose takes no such file. */
export function kindOfName(name: PurposeName, fileName: string): FileKind | null {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  if (!endingsOf(name).includes(ending)) return null;
  const kinds = Object.keys(purposes[name].kinds) as FileKind[];
  return kinds.find((kind) => endingsOfKind[kind].includes(ending)) ?? null;
}

export function isForStaff(name: PurposeName): boolean {
  const { staff }: Purpose = purposes[name];
  return staff === true;
}

/** How long a video may be here; undefined where there is no limit. */
export function maxSecondsOf(name: PurposeName): number | undefined {
  const { seconds }: Purpose = purposes[name];
  return seconds;
}

export function maxBytesOf(name: PurposeName, kind: FileKind): number {
  const { kinds }: Purpose = purposes[name];
  return kinds[kind] ?? 0;
}

/** Why a file is refused before a byte of it is sent: the same answer in the browser and on the server. */
export function faultOf(
  purpose: PurposeName,
  file: { readonly name: string; readonly size: number },
): UploadFault | null {
  if (file.name.trim() === '' || file.size <= 0) return 'noFile';
  if (file.size > maxFileBytes) return 'fileTooLarge';
  const kind = kindOfName(purpose, file.name);
  if (!kind) return 'wrongFileType';
  return file.size > maxBytesOf(purpose, kind) ? 'fileTooLarge' : null;
}
