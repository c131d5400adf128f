declare module "tesseract.js-core/tesseract-core-relaxedsimd-lstm.js" {
  interface TessBaseAPI {
    /** 0 when the language was loaded. Engine 1 is the neural one. */
    Init(dataFolder: string, language: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    SetPageSegMode(mode: number): void;
    /** Reads the picture that stands at `/input`. */
    SetImageFile(exifOrientation: number, angle: number): number;
    SetSourceResolution(dpi: number): void;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
    Clear(): void;
  }

  interface TesseractCore {
    FS: { writeFile(path: string, bytes: Uint8Array): void };
    TessBaseAPI: new () => TessBaseAPI;
  }

  export default function createCore(options: {
    wasmBinary: ArrayBuffer;
    print: () => void;
    printErr: () => void;
  }): Promise<TesseractCore>;
}
