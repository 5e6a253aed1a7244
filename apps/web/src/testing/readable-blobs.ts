/** Methods that every browser's Blob has: jsdom's can only be read by its FileReader. */
Blob.prototype.arrayBuffer = function (this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(reader.result instanceof ArrayBuffer ? reader.result : new ArrayBuffer());
    reader.readAsArrayBuffer(this);
  });
};

Blob.prototype.text = async function (this: Blob) {
  return new TextDecoder().decode(await this.arrayBuffer());
};
