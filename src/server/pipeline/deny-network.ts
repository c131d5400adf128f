import dgram from "node:dgram";
import net from "node:net";

function refuse(): never {
  throw new Error("A reader has no network.");
}

// Nothing in a reader has reason to connect anywhere; a library that tries ends the process instead of telling somebody about a CV.
net.Socket.prototype.connect = refuse;
net.Server.prototype.listen = refuse;
dgram.createSocket = refuse;
